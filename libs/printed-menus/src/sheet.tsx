import { Document, Page, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import { openingWords } from '@rover/venue/events/event-words';
import { venue } from '@rover/venue/venue';
import { wordmark } from '@rover/venue/wordmark';
import type { ReactNode } from 'react';
import { DoubleRule } from './double-rule.js';
import { colours, display, text } from './look.js';

interface SheetProps {
  title: string;
  left: ReactNode;
  right: ReactNode;
  /** The small print. */
  notes: string;
}

/** One sheet of letter paper: the sign over the door, two columns, and where to find us. */
export function Sheet({ title, left, right, notes }: SheetProps) {
  const { address } = venue;
  return (
    <Document
      title={`${title} | ${venue.name}`}
      author={venue.name}
      language="en"
      creationDate={epoch}
      modificationDate={epoch}
    >
      <Page size="LETTER" style={styles.page}>
        <View style={styles.frame} fixed />
        <View style={styles.innerFrame} fixed />
        <View style={styles.head}>
          <Svg viewBox={wordmark.viewBox} style={styles.wordmark}>
            <Path d={wordmark.path} fill={colours.green} />
          </Svg>
          <Text style={styles.title}>{title}</Text>
        </View>
        <View style={styles.columns}>
          <View style={styles.column}>{left}</View>
          <View style={styles.column}>{right}</View>
        </View>
        <View style={styles.foot} fixed>
          <Text style={styles.notes}>{notes}</Text>
          <DoubleRule />
          <Text style={styles.place}>
            {address.street}, {address.place}, {address.city} · {venue.phoneDisplay} · Daily {openingWords()}
          </Text>
        </View>
      </Page>
    </Document>
  );
}

/** The same menu makes the same file, whenever it is printed. */
const epoch = new Date(Date.UTC(venue.established, 0, 1));

const styles = StyleSheet.create({
  page: {
    backgroundColor: colours.paper,
    color: colours.stout,
    fontFamily: text,
    paddingTop: 30,
    paddingBottom: 64,
    paddingHorizontal: 38,
  },
  frame: {
    position: 'absolute',
    top: 14,
    right: 14,
    bottom: 14,
    left: 14,
    borderWidth: 1.2,
    borderColor: colours.brassDark,
  },
  innerFrame: {
    position: 'absolute',
    top: 18,
    right: 18,
    bottom: 18,
    left: 18,
    borderWidth: 0.5,
    borderColor: colours.brassDark,
  },
  head: { alignItems: 'center', marginBottom: 8 },
  wordmark: { width: 224, height: 28 },
  title: { fontFamily: display, fontSize: 12, color: colours.brassDark, marginTop: 3 },
  columns: { flexDirection: 'row', gap: 26, flexGrow: 1 },
  column: { flex: 1 },
  foot: { position: 'absolute', left: 38, right: 38, bottom: 26 },
  place: { marginTop: 4, fontSize: 7.6, color: colours.muted, textAlign: 'center' },
  notes: { marginBottom: 5, fontSize: 7.6, color: colours.muted, textAlign: 'center' },
});
