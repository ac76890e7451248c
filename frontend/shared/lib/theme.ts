import type { ThemeConfig } from 'antd/es/config-provider/index.js';
import { type Palette, palette } from '#contracts/colours/palette';

/**
 * The site's design tokens, from which antd's theme and the CSS variables of our style sheets are made. Every
 * combination of text and background in the style sheets has a contrast of at least 4.5:1 (WCAG 2.2 AA).
 */
export const metrics = {
  /** Minimum size of a touch target, in pixels. */
  target: 44,
  controlHeight: 46,
  header: 76,
  headerSmall: 64,
  page: 1200,
} as const;

/** Sizes of text in rem. */
export const textSizes = {
  xs: 0.75,
  sm: 0.875,
  md: 0.9375,
  base: 1,
  lg: 1.125,
  xl: 1.25,
  '2xl': 1.5,
  '3xl': 1.75,
  '4xl': 2,
} as const;

/** Sizes of text that grow with the window, from a phone's to a desktop's. */
const fluidTextSizes = {
  lead: 'clamp(1.0625rem, 0.925rem + 0.7vw, 1.35rem)',
  heading: 'clamp(1.35rem, 1.1rem + 1vw, 1.75rem)',
  title: 'clamp(1.5rem, 1.1rem + 1.7vw, 2.25rem)',
  headline: 'clamp(1.75rem, 1.1rem + 2.6vw, 2.75rem)',
  figure: 'clamp(1.9rem, 1.2rem + 2.8vw, 3.4rem)',
  display: 'clamp(2.2rem, 0.85rem + 5.4vw, 4.5rem)',
};

/** Radii of corners in pixels. A circle is `50%`. */
export const radii = { xs: 4, sm: 8, md: 12, lg: 18, xl: 24, pill: 999 } as const;

const shadows = {
  /** A small control that floats over the page. */
  raised: '0 8px 24px -8px rgb(8 42 48 / 60%)',
  /** A panel that floats over the page. */
  floating: '0 20px 44px -20px rgb(8 42 48 / 42%)',
  /** A bar at the window's lower edge. */
  upward: '0 -12px 28px -20px rgb(8 42 48 / 45%)',
  /** The second pixel of a chosen card's border. */
  chosen: 'inset 0 0 0 1px var(--color-teal)',
  /** A ring around the current one of several pictures. */
  current: '0 0 0 3px var(--color-saffron)',
};

/** Returns a step of the scale of text in pixels, for antd. */
export const textPixels = (step: keyof typeof textSizes) => textSizes[step] * 16;

export const fontFamily = "'Readex Pro', 'Readex Pro Fallback', system-ui, 'Segoe UI', Tahoma, sans-serif";

/** Returns a palette as antd's theme. */
export const antdThemeOf = (palette: Palette): ThemeConfig => ({
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
    borderRadius: radii.md,
    borderRadiusLG: radii.md,
    borderRadiusSM: radii.sm,
    controlHeight: metrics.controlHeight,
    fontFamily,
    fontSize: textPixels('base'),
    lineHeight: 1.7,
  },
  components: {
    Button: { primaryShadow: 'none', defaultShadow: 'none', fontWeight: 500 },
    // Seven days fit a phone 360 px wide.
    DatePicker: { cellWidth: 40, cellHeight: 36 },
    Form: { labelColor: palette.ink, verticalLabelPadding: '0 0 6px' },
  },
});

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The name of a colour's CSS variable. */
export const colourVariable = (name: string): string => `--color-${kebab(name)}`;

const variables = (prefix: string, values: Record<string, string | number>, unit = '') =>
  Object.entries(values).map(([name, value]) => `--${prefix}-${kebab(name)}:${value}${unit}`);

/** Returns the `:root` rule with the tokens as CSS variables, each named after its group and itself: `--text-sm`. */
export function themeCss(): string {
  const rules = [
    ...variables('color', palette),
    ...variables('size', metrics, 'px'),
    ...variables('text', textSizes, 'rem'),
    ...variables('text', fluidTextSizes),
    ...variables('radius', radii, 'px'),
    ...variables('shadow', shadows),
    `--font:${fontFamily}`,
  ];
  return `:root{${rules.join(';')}}`;
}
