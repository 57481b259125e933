import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { MenuSection } from '@rover/venue/menu/menu-item';
import { DoubleRule } from './double-rule.js';
import { colours, display } from './look.js';
import { MenuLine } from './menu-line.js';

/** A heading between brass rules, and what stands under it; spread over the room that the column has left. */
export function Section({ section }: { section: MenuSection }) {
  return (
    <View style={[styles.section, { flexGrow: section.items.length }]}>
      <View minPresenceAhead={60}>
        <View style={styles.heading}>
          <DoubleRule />
          <Text style={styles.title}>{section.title}</Text>
          <DoubleRule />
        </View>
        <Text style={styles.line}>{section.line}</Text>
      </View>
      {section.items.map((item) => (
        <MenuLine key={item.id} item={item} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  section: { marginBottom: 9, justifyContent: 'space-between' },
  heading: { flexDirection: 'row', alignItems: 'center', gap: 9, marginBottom: 1 },
  title: { fontFamily: display, fontSize: 15, color: colours.green },
  line: { fontSize: 8.3, color: colours.muted, textAlign: 'center', marginBottom: 6 },
});
