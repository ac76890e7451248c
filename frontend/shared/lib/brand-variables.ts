import { type Brand, nameInText } from '#contracts/api/site-brand-rules';
import type { Language } from '#contracts/field-kit/language';

/**
 * The agency's names as variables of every text: `{{agency}}` within a sentence, `{{agencyName}}` by itself, `{{company}}`
 * with its legal form.
 * @param language returns that of the text
 */
export const brandVariables = (brand: Pick<Brand, 'name' | 'legal_name'>, language: () => Language) => ({
  get agency() {
    return nameInText(brand, language());
  },
  get agencyName() {
    return brand.name[language()];
  },
  get company() {
    return brand.legal_name[language()];
  },
});
