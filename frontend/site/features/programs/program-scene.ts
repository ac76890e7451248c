import type { SceneName } from '#shared/components/scenes.ts';

/** The drawing that replaces a missing photo, by words in the city's name. */
const scenes: [RegExp, SceneName][] = [
  [/الدرعية|diriyah/i, 'diriyah'],
  [/الرياض|riyadh/i, 'riyadh'],
  [/العلا|alula/i, 'alula'],
  [/جد[ةه]|jeddah/i, 'jeddah'],
  [/مك[ةه]|makkah|mecca/i, 'makkah'],
  [/المدين[ةه]|madinah|medina/i, 'madinah'],
  [/عسير|أبها|aseer|abha/i, 'aseer'],
  [/البحر الأحمر|أملج|red sea|umluj/i, 'redsea'],
  [/إسطنبول|اسطنبول|istanbul/i, 'istanbul'],
  [/باريس|paris/i, 'paris'],
  [/برشلون[ةه]|barcelona/i, 'barcelona'],
  [/القاهرة|cairo/i, 'cairo'],
  [/كوالا ?لمبور|kuala lumpur/i, 'kuala-lumpur'],
  [/المالديف|مالي|maldives|malé/i, 'maldives'],
];

export const sceneOfCity = (city: string): SceneName => scenes.find(([name]) => name.test(city))?.[1] ?? 'dunes';
