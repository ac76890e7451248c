import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { UpcomingDay } from '#contracts/api/enquiry-kinds/field';
import { formCheck } from '#contracts/api/enquiry-kinds/form-check';
import { enquiryFields } from '#contracts/api/enquiry-kinds/kinds';
import { samplePrograms } from '../../../infra/seed/programs/index.ts';
import { flatten, namespaces, pluralForm, type Texts, textsOf } from './locale-texts.ts';

const everyText = (language: string): Texts =>
  new Map(
    namespaces.flatMap((namespace) =>
      [...textsOf(language, namespace)].map(([key, text]): [string, string] => [`${namespace}: ${key}`, text]),
    ),
  );

/** The texts from files other than the locales that readers see. */
const captions = readFileSync(new URL('../../../frontend/assets/film/story.ar.vtt', import.meta.url), 'utf8');
const shownTexts = {
  en: everyText('en'),
  ar: new Map([
    ...everyText('ar'),
    ...flatten({ captions: captions.split('\n').filter((line) => /\p{Script=Arabic}/u.test(line)) }),
    ...samplePrograms.flatMap(({ slug, translations: _, ...program }) =>
      flatten(program, `${slug}.`).filter(([, text]) => /\p{Script=Arabic}/u.test(text)),
    ),
  ]),
};

/** The Arabic lines of the API's problems, of the mails, and of what a fresh site says. */
const serverFiles = import.meta.glob<string>(
  [
    '../../../functions/{http/texts,http/texts/fields,http/texts/site-fields,logic/mails/texts,logic/mails/texts/desk,enquiry-words}/ar.ts',
    '../../../functions/logic/mails/{*,texts/person-page}.ts',
    '../../../functions/{contracts/site-defaults/*,logic/link-pictures/words}.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const serverTexts: Texts = new Map(
  Object.entries(serverFiles).flatMap(([path, source]) =>
    source
      .split('\n')
      .map((line, index): [string, string] => [`${path}:${index + 1}`, line.trim()])
      .filter(([, line]) => /^[^/*]*\p{Script=Arabic}/u.test(line)),
  ),
);

const matching = (texts: Texts, pattern: RegExp) => [...texts].filter(([, text]) => pattern.test(text));

/** Words that an editor rejected, with the word to use instead: one word for each thing. */
const struckOut = {
  ar: [
    [/[ينأت]جيب(ك|نا)/, 'يردّ عليك'],
    [/تجاهل/, 'خروج دون حفظ'],
    [/سابقًا/, 'في الفترة السابقة'],
    [/رجوعًا/, 'وصولًا إلى'],
    [/لغة الكتابة/, 'لغة العميل'],
    [/تسجيل (الوصول|المغادرة)/, 'تاريخ الوصول، تاريخ المغادرة'],
    [/خانت(ين|ان) عشريت/, 'منزلتان عشريتان'],
    [/المساعدة المطلوبة|ملاحظات لخبرائنا|يعرف(ه)? خبيرنا/, 'ملاحظات للخبير'],
    [/رقم (الهاتف|الموبايل)/, 'رقم الجوال'],
    [/رقم الطلب/, 'الرقم المرجعي'],
    [/بالبريد(?! الإلكتروني)/, 'بالبريد الإلكتروني'],
    [/[–-]\d نجمة/, 'نجمة أو نجمتان'],
    [/أحد فريقنا/, 'أحد أعضاء فريقنا'],
    [/شريك رحل|لشخصين/, 'رفيق سفر، ثنائية'],
    [/عنوان(ك على)? الإنترنت/, 'عنوان IP'],
    [/المحاولة عند/, 'المحاولة الساعة'],
    [/حاول مرة أخرى|إعادة من فضلك/, 'أعد المحاولة'],
    [/(نحتاج|أحتاج|تحتاج|يحتاج)(ه|ها)? (من|مساعدة)/, 'نحتاج إلى'],
    [/التقاط الصورة/, 'نقل الصورة'],
    [/(اسم الرحلة|عدد الليالي|السعر) ناقص/, 'لم يُدخل'],
    [/طلب(ًا)? مشتبه(ًا)? بها/, 'طلبًا مشتبهًا به'],
    [/قيد المعالجة/, 'قيد المتابعة'],
    [/يرجى/, 'صيغة الأمر: أدخل، اختر، املأ'],
    [/مضاعفات/, 'بمنزلتين عشريتين على الأكثر'],
    [/وصل في/, 'تاريخ الاستلام'],
    [/بيت سفر/, 'دار سفر سعودية'],
    [/اطلب( حجز \p{L}+)?: /u, 'طلب برنامج، حجز طيران لبرنامج'],
    [/إخفاء الهوية|والدور القادم/, 'طلبات تُزال بياناتها قريبًا'],
    [/14 يومًا القادمة/, 'خلال الأيام الأربعة عشر القادمة'],
    [/ما كان ينبغي|نرسل ثلاثًا|بصيغة المنتديات|وصار طلبًا|في أي سجل/, 'the second reading'],
    [/يُكتب (التاريخ|السعر)/, 'اكتب'],
    [/(أُخفيت|مُحيت) بيانات/, 'أُزيلت بياناته'],
    [/سارٍ حتى|كان ساريًا/, 'صالح حتى'],
    [/ضمن المهلة|مهلة الرد|الوقت المستهدف/, 'المدة المستهدفة'],
    [/الرحلة المصمَّمة/, 'الرحلة المخصصة'],
    [/إضافة الغرفة/, 'فرق الغرفة المفردة'],
    [/(بلا|وجب\p{L}+) فطور|فطور واحد/u, 'إفطار'],
    [/ستعمل/, 'يستخدم'],
    [/لن يجد الزوار \S*برنامج/, 'reads "not a single program"'],
  ],
  en: [
    [/\be-mail/i, 'email'],
    [/^whom\b/i, 'Who'],
    [/(bind|commit)s? you to nothing/i, 'does not commit you to anything'],
    [/^(none|\{\{previous\}\}) before\b/i, 'in the previous period'],
    [/\bwrote in\b|the customer's language/i, "Customer's language"],
    [/help from an expert|should (our|the) expert/i, 'Notes for the expert'],
    [/check-(in|out) date$/i, 'Check-in, Check-out'],
    [/\bto date must\b/i, 'end date'],
    [/\bthe admin\b/i, 'the console'],
    [/\b(anew|throw-away)\b/i, 'again, disposable'],
  ],
} as const;

/** The brand's bare name reads "a trip". It may stand alone, as a label, but not beside other words. */
const bareBrand =
  /(شكرًا لاختيارك|معك فريق|حيّاك الله في|بياناتك لدى|إلى فريق|لوحة إدارة|برامج|في موقع|أُرسل إلى|لتواصلك مع|أو اسم) رحلة|^رحلة( (ترتّب|شركة|بالأرقام)|[،:])/u;

describe('the wording', () => {
  it.each(struckOut.ar)('in Arabic has no %s but «%s»', (pattern) => {
    expect(matching(shownTexts.ar, pattern)).toEqual([]);
    // A stranger may ignore a mail.
    const server = new Map([...serverTexts].map(([key, text]) => [key, text.replace(/فتجاهل(ها)?/, '')]));
    expect(matching(server, pattern)).toEqual([]);
  });

  it('in Arabic puts the brand in guillemets', () => {
    expect(matching(shownTexts.ar, bareBrand).filter(([key]) => !/head\.siteTitle/.test(key))).toEqual([]);
    expect(serverTexts.size).toBeGreaterThan(100);
    expect(matching(serverTexts, bareBrand)).toEqual([]);
  });

  it.each(struckOut.en)('in English has no %s but "%s"', (pattern) => {
    expect(matching(shownTexts.en, pattern).filter(([key]) => !key.includes('rules.'))).toEqual([]);
  });

  it('in Arabic uses Arabic commas, semicolons, question marks, quotes and one ellipsis', () => {
    expect(matching(shownTexts.ar, /\p{Script=Arabic}\p{M}*\s*[,;?]|["“”]|\.\.\./u)).toEqual([]);
  });

  it('in Arabic addresses one person', () => {
    const several = /\p{L}كم(?!\p{L})|تودّون|تريدون|ترغبون|تحبون|أردتم/u;
    // A visitor speaks to the agency; المحاكم is a noun.
    const allowed = /السلام عليكم|أحجز معكم|المحاكم/g;
    const texts: Texts = new Map([...shownTexts.ar].map(([key, text]) => [key, text.replace(allowed, '')]));
    expect(matching(texts, several)).toEqual([]);
  });

  it('in Arabic uses plural forms with every variable number', () => {
    const nouns =
      'حرف|أحرف|يوم|أيام|ليلة|ليالٍ|ليال|طلب|برنامج|برامج|صورة|صور|وجهة|وجهات|تقييم|رأي|آراء|دقيقة|دقائق|ثانية|ألف|آلاف|مسافر|سنة|دولة|رحلة|نجمة|نجوم|بالغ|طفل|رضيع|غرفة';
    const bare = new RegExp(`\\}\\}\\+? (${nouns})`);
    expect(matching(shownTexts.ar, bare).filter(([key]) => !pluralForm.test(key))).toEqual([]);
  });

  it('names each required field in its message', () => {
    const own = { trip_start_date: UpcomingDay };
    const faults = Object.values(enquiryFields).flatMap((fields) =>
      formCheck({ fields, order: [], ...('trip_start_date' in fields && { own }) })({ legs: [{}] }),
    );
    const required = faults.filter(({ code }) => code === 'required').map(({ field }) => field.split('.').at(-1));
    expect(required.length).toBeGreaterThan(15);
    for (const language of ['ar', 'en']) {
      const texts = textsOf(language, 'enquiries');
      expect(required.filter((field) => !texts.has(`rules.missing.${field}`))).toEqual([]);
    }
  });
});
