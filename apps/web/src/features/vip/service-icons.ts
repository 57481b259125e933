import type { VipServiceId } from '@rover/venue/vip/vip-services';
import {
  BusFront,
  CakeSlice,
  Camera,
  CircleQuestionMark,
  Disc3,
  Footprints,
  GlassWater,
  Guitar,
  House,
  type LucideIcon,
  MicVocal,
  Music,
  PartyPopper,
  Projector,
  Sailboat,
  Wine,
} from 'lucide-react';

/** A sign for each service. */
export const serviceIcons: Record<VipServiceId, LucideIcon> = {
  'live-trad-band': Music,
  dj: Disc3,
  mariachi: Guitar,
  'irish-dancers': Footprints,
  karaoke: MicVocal,
  'pub-quiz': CircleQuestionMark,
  'private-bar': Wine,
  'whiskey-tasting': GlassWater,
  cake: CakeSlice,
  'catering-on-the-boat': Sailboat,
  'catering-at-home': House,
  decoration: PartyPopper,
  photographer: Camera,
  'big-screen': Projector,
  'ride-home': BusFront,
};
