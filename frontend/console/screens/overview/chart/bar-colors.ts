import type { EnquiryType } from '#contracts/api/enquiries';
import { palette } from '#shared/lib/palette.ts';

/** Fill and border of each type's bars. Adjacent fills differ in lightness; every border has 3:1 against white. */
export const barColors: Record<EnquiryType, { ground: string; edge: string }> = {
  flight: { ground: palette.teal, edge: palette.teal },
  hotel: { ground: palette.saffron, edge: palette.saffronInk },
  custom: { ground: palette.palm, edge: palette.palm },
  message: { ground: palette.tealPale, edge: palette.tealBright },
};
