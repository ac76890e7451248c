import type { ThemeConfig } from 'antd/es/config-provider';
import { palette } from '#shared/lib/palette.ts';
import { metrics, radii, textPixels } from '#shared/lib/theme.ts';

/** The console's overrides of the site's theme: denser text, a dark sider, quiet tables and cards. */
export const adminTheme: ThemeConfig = {
  token: {
    fontSize: textPixels('md'),
    controlHeight: metrics.target,
    colorErrorBg: palette.clayPale,
    colorWarningBg: palette.saffronPale,
    // Hints also appear on sand, where the lighter text colour has less than 4.5:1.
    colorTextDescription: palette.inkSoft,
  },
  components: {
    // Most notices only confirm that something is done.
    Notification: { width: 352, fontSizeLG: textPixels('base') },
    // The usual saffron has less than 4.5:1 in the notes at fields.
    Form: { verticalLabelPadding: '0 0 4px', colorWarning: palette.saffronInk },
    Layout: {
      siderBg: palette.tealDarkest,
      headerBg: palette.white,
      headerHeight: metrics.headerSmall,
      headerPadding: '0 clamp(0.75rem, 2.5vw, 2rem)',
    },
    Menu: {
      itemHeight: metrics.target,
      itemMarginInline: 0,
      itemBorderRadius: radii.sm,
      itemPaddingInline: 12,
      iconSize: 18,
      collapsedIconSize: 18,
      iconMarginInlineEnd: 12,
      activeBarBorderWidth: 0,
      darkItemBg: palette.tealDarkest,
      darkItemColor: palette.tealPale,
      darkItemHoverBg: palette.tealDark,
      darkItemSelectedBg: palette.teal,
    },
    Badge: {
      colorText: 'inherit',
      colorError: palette.saffron,
      colorTextLightSolid: palette.tealDarkest,
      textFontWeight: 600,
      // No ring, because its colour is made for light backgrounds.
      lineWidth: 0,
    },
    Card: {
      headerFontSize: textPixels('lg'),
      bodyPadding: 20,
      headerPadding: 20,
      bodyPaddingSM: 16,
      headerPaddingSM: 16,
    },
    Collapse: { headerPadding: '10px 0', contentPadding: '0' },
    Descriptions: { labelBg: palette.sandLight, labelColor: palette.inkSoft },
    // A target of at least 24 px (WCAG 2.2 AA), whatever stands beside it.
    Switch: { trackHeight: 28, trackMinWidth: 52, handleSize: 24 },
    Segmented: { trackBg: palette.sandDeep },
    Statistic: {
      contentFontSize: textPixels('4xl'),
      titleFontSize: textPixels('md'),
      colorTextHeading: palette.tealDark,
    },
    Upload: {
      colorFillAlter: palette.tealWash,
      colorBorder: palette.tealBright,
      fontSizeLG: textPixels('base'),
      fontSize: textPixels('sm'),
    },
    Table: {
      // The table itself has the background, because its corners are round.
      colorBgContainer: 'transparent',
      headerBg: palette.sand,
      headerColor: palette.inkSoft,
      headerSplitColor: 'transparent',
      borderColor: palette.sandLine,
      rowHoverBg: palette.tealWash,
      cellPaddingBlock: 14,
      cellPaddingInline: 12,
      cellPaddingBlockSM: 6,
      cellPaddingInlineSM: 12,
    },
  },
};
