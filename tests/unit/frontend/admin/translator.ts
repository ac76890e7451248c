import type { TFunction } from 'i18next';
import type { Namespace } from '../../../../frontend/lib/i18n.ts';
import { type Texts, type TextValues, translate } from '../../../../frontend/lib/translate.ts';

/** The texts of one file in one language, as components read them. */
export const translator = <Name extends Namespace>(language: 'ar' | 'en', texts: Texts) =>
  ((key: string, values?: TextValues) => translate(language, [texts], key, values)) as unknown as TFunction<Name>;
