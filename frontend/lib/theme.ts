import type { ThemeConfig } from 'antd/es/config-provider/index.js';

/**
 * The site's design tokens, from which antd's theme and the CSS variables of our style sheets are made. Every
 * combination of text and background in the style sheets has a contrast of at least 4.5:1 (WCAG 2.2 AA).
 */
export const palette = {
  /** Evening teal: brand, headings, dark backgrounds. */
  tealDarkest: '#082a30',
  tealDark: '#0f3d44',
  teal: '#17535a',
  tealBright: '#2a6d72',
  tealPale: '#dfeaea',
  tealWash: '#f0f5f4',
  /** Warm sand: backgrounds and lines. */
  sandLight: '#fdfaf4',
  sand: '#f8f1e4',
  sandDeep: '#eadbc0',
  sandLine: '#e4d8c3',
  /** Saffron: the only accent, always under dark text. */
  saffron: '#e8a033',
  saffronBright: '#f2b44f',
  saffronPale: '#fdf0d9',
  /** A darker saffron for text on light backgrounds. */
  saffronInk: '#8a5608',
  /** Date-palm green: success and reassurance. */
  palm: '#3b6b45',
  palmPale: '#e6f0e5',
  clay: '#a8392b',
  clayPale: '#fbeae6',
  ink: '#17282b',
  inkSoft: '#4a5c5e',
  inkFaint: '#66777a',
  white: '#ffffff',
} as const;

export const metrics = {
  fontSize: 16,
  radius: 12,
  radiusLarge: 24,
  radiusSmall: 8,
  /** Minimum size of a touch target, in pixels. */
  target: 44,
  controlHeight: 46,
  header: 76,
  headerSmall: 64,
  page: 1200,
} as const;

export const fontFamily = "'Readex Pro', 'Readex Pro Fallback', system-ui, 'Segoe UI', Tahoma, sans-serif";

/** The palette as antd's theme. */
export const antdTheme: ThemeConfig = {
  token: {
    colorPrimary: palette.teal,
    colorInfo: palette.tealBright,
    colorLink: palette.teal,
    colorSuccess: palette.palm,
    colorWarning: palette.saffron,
    colorError: palette.clay,
    colorErrorBg: palette.clayPale,
    colorSuccessBg: palette.palmPale,
    colorWarningBg: palette.saffronPale,
    colorInfoBg: palette.tealWash,
    colorTextBase: palette.ink,
    colorTextSecondary: palette.inkSoft,
    colorTextTertiary: palette.inkFaint,
    colorTextPlaceholder: palette.inkFaint,
    // antd uses it for the neighbouring months' days in a calendar, which can be chosen: they must be readable.
    colorTextDisabled: palette.inkFaint,
    // antd derives a grey from this dark primary colour, on which text would not be readable.
    controlItemBgActive: palette.tealPale,
    controlItemBgActiveHover: palette.tealPale,
    controlItemBgHover: palette.tealWash,
    colorBgBase: palette.white,
    colorBgLayout: palette.sandLight,
    colorBorder: '#b9c3c2',
    colorBorderSecondary: palette.sandLine,
    borderRadius: metrics.radius,
    borderRadiusLG: metrics.radius,
    borderRadiusSM: metrics.radiusSmall,
    controlHeight: metrics.controlHeight,
    fontFamily,
    fontSize: metrics.fontSize,
    lineHeight: 1.7,
  },
  components: {
    Button: { primaryShadow: 'none', defaultShadow: 'none', fontWeight: 500 },
    // Seven days fit a phone 360 px wide.
    DatePicker: { cellWidth: 40, cellHeight: 36 },
    Form: { labelColor: palette.ink, verticalLabelPadding: '0 0 6px' },
  },
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the `:root` rule with a `--color-...` for each colour and a `--size-...` (px) for each size. */
export function themeCss(): string {
  const colors = Object.entries(palette).map(([name, value]) => `--color-${kebab(name)}:${value}`);
  const sizes = Object.entries(metrics).map(([name, value]) => `--size-${kebab(name)}:${value}px`);
  return `:root{${[...colors, ...sizes, `--font:${fontFamily}`].join(';')}}`;
}
