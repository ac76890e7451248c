import type { SitePageBody } from '../api/site-page.ts';

/** A fresh system's page on cookies; the page puts what the site keeps in browsers in the place of `{storage}`. */
export const cookiesAtStart: SitePageBody = {
  title: {
    ar: 'ملفات تعريف الارتباط',
    en: 'Cookie Policy',
  },
  summary: {
    ar: 'ما يحفظه متصفحك لهذا الموقع، وكيف تحذفه.',
    en: 'What your browser keeps for this site, and how to delete it.',
  },
  effective: '2024-01-01',
  text: {
    ar: `لا يستخدم هذا الموقع ملفات تعريف ارتباط للإعلان أو لتحليل التصفّح. ولا يحفظ متصفحك إلا ما يحتاج إليه الموقع ليعمل، ومن أين جئت إليه إلى أن تغلق علامة التبويب:

{storage}

يمكنك حذف ذلك كله من إعدادات متصفحك؛ فيفتح الموقع بعدها بالعربية وتكون النماذج فارغة. أما واتساب، والخريطة إذا فتحتها، فتقدّمهما جهات أخرى تسري عليهما سياساتها.`,
    en: `This site has no advertising or analytics cookies. Your browser keeps only what the site needs to work and, until you close the tab, from where you came to it:

{storage}

You can delete all of this in your browser's settings; the site then opens in Arabic, with empty forms. WhatsApp, and the map once you open it, come from other providers, to whom their own policies apply.`,
  },
};
