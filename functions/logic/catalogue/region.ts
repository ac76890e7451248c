import type { Program, ProgramType, Region } from '#contracts/api/programs';

/** Cities that determine a program's region, with their usual spellings. `al ` is written with a hyphen or joined, too. */
const cities = {
  saudi: [
    'riyadh, diriyah, al kharj, jeddah, mecca, makkah, medina, madinah, taif, yanbu, rabigh, al ula, khaybar, tayma',
    'dammam, khobar, al khobar, dhahran, jubail, al jubail, qatif, ahsa, al ahsa, hofuf, al hofuf, hafar al batin',
    'tabuk, neom, umluj, duba, al wajh, hail, ha’il, buraydah, buraidah, unaizah, unayzah, qassim, al qassim',
    'sakaka, al jouf, al jawf, dumat al jandal, arar, abha, khamis mushait, khamis mushayt, aseer, asir, rijal almaa',
    'baha, al baha, jazan, jizan, farasan, najran, bisha',
    'الرياض, الدرعية, الخرج, جدة, مكة, المدينة, المدينة المنورة, الطائف, ينبع, رابغ, العلا, خيبر, تيماء',
    'الدمام, الخبر, الظهران, الجبيل, القطيف, الأحساء, الهفوف, حفر الباطن',
    'تبوك, نيوم, أملج, ضباء, الوجه, حائل, بريدة, عنيزة, القصيم',
    'سكاكا, الجوف, دومة الجندل, عرعر, أبها, خميس مشيط, عسير, رجال ألمع',
    'الباحة, جازان, جيزان, فرسان, نجران, بيشة',
  ],
  europe: ['paris, rome, barcelona, باريس, روما, برشلونة'],
};

/** Folds spellings that writers use interchangeably: diacritics, hamzas, the final teh and heh, apostrophes. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640ء’'‘`]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/[ئى]/g, 'ي')
    .replace(/ة/g, 'ه');

/** Matches one of the names as separate words. In Arabic, "and" (و) is joined to the next word. */
function anyOf(lists: readonly string[]): RegExp {
  const names = lists.flatMap((list) => fold(list).split(', '));
  return new RegExp(`(^|[^\\p{L}])و?(${names.join('|').replaceAll('al ', 'al[ -]?')})($|[^\\p{L}])`, 'u');
}

const patterns = { saudi: anyOf(cities.saudi), europe: anyOf(cities.europe) };

/** Returns Saudi or Europe by the city, else other (docs/product.md). */
export function regionOfCity(city: string): Region {
  const folded = fold(city);
  return (['saudi', 'europe'] as const).find((region) => patterns[region].test(folded)) ?? 'other';
}

/** Returns a program's region: the one that staff set, else that of its city. */
export const regionOf = ({ region, texts }: Pick<Program, 'region' | 'texts'>): Region =>
  region ?? regionOfCity(texts.ar.city);

/** Returns a program's kind: the one that staff set, else cultural. */
export const typeOf = (program: Pick<Program, 'type'>): ProgramType => program.type ?? 'cultural';
