import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { MenuItem } from '@rover/venue/menu/menu-item';
import { priceWords } from '@rover/venue/menu/menu-price';
import { colours, display } from './look.js';

const marks = { vegetarian: 'v', vegan: 'vg' } as const;

/** The name, the dots, the price, and the line that makes one hungry. */
export function MenuLine({ item }: { item: MenuItem }) {
  return (
    <View style={styles.line} wrap={false}>
      <View style={styles.head}>
        <Text style={styles.name}>{item.name}</Text>
        {item.diet && <Text style={styles.mark}>{marks[item.diet]}</Text>}
        <View style={styles.dots} />
        <Text style={item.soldOut ? styles.gone : styles.price}>
          {item.soldOut ? 'Sold out' : priceWords(item.price)}
        </Text>
      </View>
      <Text style={styles.description}>{item.description}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { marginBottom: 4.4 },
  head: { flexDirection: 'row', alignItems: 'flex-end' },
  name: { fontFamily: display, fontSize: 10.5 },
  mark: { marginLeft: 4, fontSize: 7.5, fontWeight: 600, color: colours.brassDark, paddingBottom: 1.2 },
  dots: {
    flexGrow: 1,
    minWidth: 12,
    marginHorizontal: 4,
    marginBottom: 3.6,
    borderBottomWidth: 0.8,
    borderBottomStyle: 'dotted',
    borderBottomColor: colours.brassDark,
  },
  price: { fontSize: 9.5, fontWeight: 600, paddingBottom: 0.7 },
  gone: { fontSize: 9.5, fontWeight: 600, paddingBottom: 0.7, color: colours.terracotta },
  description: { fontSize: 8.3, lineHeight: 1.22, color: colours.muted, paddingRight: 14, marginTop: 0.5 },
});
