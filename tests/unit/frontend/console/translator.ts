import { createInstance, type TFunction } from 'i18next';
import type { Namespace } from '../../../../frontend/shared/lib/i18n.ts';

/** The texts of one file in one language, as components read them; those of other files by their namespaces. */
export function translator<Name extends Namespace | readonly Namespace[]>(
  language: 'ar' | 'en',
  texts: object,
  others: Record<string, object> = {},
): TFunction<Name> {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    defaultNS: 'texts' as never,
    resources: { [language]: { texts, ...others } },
    interpolation: { escapeValue: false, skipOnVariables: true },
    initAsync: false,
  });
  return i18n.t as unknown as TFunction<Name>;
}
