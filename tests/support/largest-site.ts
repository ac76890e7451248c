import { type SectionName, sectionNames } from '#contracts/api/section-names';
import { menusLimits } from '#contracts/api/site-menus-rules';
import { type SectionContent, siteSections } from '#contracts/api/site-sections';
import { type Language, languages } from '#contracts/field-kit/language';
import { completed } from '../../functions/logic/site-content/completed.ts';

const words: Record<Language, string> = {
  ar: 'رحلة عائلية مريحة إلى أجمل المدن ',
  en: 'A comfortable journey to the finest cities ',
};

/** No text of the site may be as long. */
const longest = 32_768;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A link as the lists of menus begin with, which are empty on a fresh site. */
const link = { text: { ar: 'رابط', en: 'Link' }, to: `/p/${'a'.repeat(menusLimits.link - 3)}` };

/** The largest number for which `fits`, which holds for all smaller ones too. */
function largest(fits: (size: number) => boolean): number {
  let high = 1;
  while (high < longest && fits(high)) high *= 2;
  let low = Math.floor(high / 2);
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The content of sections that a fresh system hides, leaves empty or has only one of. */
const shown: Partial<Record<SectionName, object>> = {
  announcement: { shown: true, from: '2000-01-01', until: '2100-12-31', link: '/programs' },
  menus: { header: [link], footer: [link] },
};

/** Returns a section's content with as many entries, and texts as long, as its rules allow. */
export function largestContent(name: SectionName): SectionContent {
  const { body, initial } = siteSections[name];
  const content = structuredClone(completed(name, { ...initial, ...shown[name] }, initial)) as unknown as Record<
    string,
    unknown
  >;
  const isAllowed = () => body.safeParse(content).success;
  let count = 0;
  // Parts of a page have different names.
  lengthen(content, isAllowed, () => `${sectionNames.indexOf(name)}.${count++} `);
  for (const list of Object.values(content)) if (Array.isArray(list)) fill(list, isAllowed);
  return content as unknown as SectionContent;
}

/** Adds copies of a list's entries in turn, each until the rules refuse another of it. */
function fill(list: unknown[], isAllowed: () => boolean): void {
  for (const entry of [...list]) {
    while (isAllowed()) list.push(structuredClone(entry));
    list.pop();
  }
}

function lengthen(part: unknown, isAllowed: () => boolean, nextNumber: () => string): void {
  if (!isRecord(part)) return;
  if (languages.every((language) => language in part)) {
    const number = nextNumber();
    for (const language of languages) {
      const before = part[language];
      const text = (length: number) => (number + words[language].repeat(longest / 32)).slice(0, length).trim();
      const length = largest((size) => {
        part[language] = text(size);
        return isAllowed();
      });
      part[language] = length === 0 ? before : text(length);
    }
    return;
  }
  for (const value of Object.values(part)) lengthen(value, isAllowed, nextNumber);
}
