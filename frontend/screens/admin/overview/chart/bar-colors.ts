import type { EnquiryType } from '#contracts/enquiries';
import { palette } from '../../../../lib/theme.ts';

/** Ground and edge of each type's bars. Neighbours differ in lightness; every edge has 3:1 against white. */
export const barColors: Record<EnquiryType, { ground: string; edge: string }> = {
  flight: { ground: palette.teal, edge: palette.teal },
  hotel: { ground: palette.saffron, edge: palette.saffronInk },
  custom: { ground: palette.palm, edge: palette.palm },
  message: { ground: palette.tealPale, edge: palette.tealBright },
};
