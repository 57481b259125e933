import { View } from '@react-pdf/renderer';
import { colours } from './look.js';

/** The sign-writer's two lines; as wide as there is room. */
export function DoubleRule() {
  const line = { borderBottomWidth: 0.6, borderBottomColor: colours.brassDark } as const;
  return (
    <View style={{ flexGrow: 1, flexBasis: 0 }}>
      <View style={line} />
      <View style={{ ...line, height: 3 }} />
    </View>
  );
}
