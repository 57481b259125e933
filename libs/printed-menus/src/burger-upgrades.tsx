import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { Burger } from '@rover/venue/menu/menu-item';
import { type UpgradeLine, upgradeBoards } from '@rover/venue/menu/menu-upgrades';
import { colours, display } from './look.js';

/** What can be had on a burger and beside it, in a frame of its own. */
export function BurgerUpgrades({ burgers }: { burgers: readonly Burger[] }) {
  return (
    <View style={styles.frame} wrap={false}>
      <Text style={styles.title}>Have your burger your way</Text>
      {upgradeBoards(burgers).map(({ title, lines }) => (
        <View key={title} style={styles.kind}>
          <Text style={styles.what}>{title}</Text>
          <Text style={styles.words}>{lines.map(words).join('  ·  ')}</Text>
        </View>
      ))}
    </View>
  );
}

function words({ name, price, except }: UpgradeLine): string {
  return `${name} ${price}${except && ` (${except})`}`;
}

const styles = StyleSheet.create({
  frame: { borderWidth: 0.6, borderColor: colours.brassDark, paddingVertical: 8, paddingHorizontal: 11, marginTop: 2 },
  title: { fontFamily: display, fontSize: 10.5, color: colours.green, marginBottom: 4, textAlign: 'center' },
  kind: { flexDirection: 'row', marginBottom: 2.5 },
  what: { width: 34, fontSize: 8.3, fontWeight: 600 },
  words: { flex: 1, fontSize: 8.3, lineHeight: 1.3, color: colours.muted },
});
