import { useTranslation } from 'react-i18next';
import { type PageFact, pageFacts } from '#contracts/api/page-text';
import { languages } from '#contracts/field-kit/language';
import { picturesWithoutText, readableAddress, refusedAddresses } from '#page-text';
import { type PageValues, textsOf } from './page-values.ts';

const knownFacts: ReadonlySet<string> = new Set<PageFact>(pageFacts);

/** Links that stay text, pictures that some readers know nothing of, and names of facts that nobody fills in. */
export function usePageWarnings(values: PageValues): string[] {
  const { t } = useTranslation('adminSite');
  const texts = textsOf(values);
  const refused = languages.flatMap((language) => refusedAddresses(texts[language]));
  const named = languages.flatMap((language) =>
    [...texts[language].matchAll(/\{(\w+)\}/g)].map(([, fact = '']) => fact),
  );
  const unknown = [...new Set(named.filter((fact) => !knownFacts.has(fact)))];
  const silent = new Set(languages.flatMap((language) => picturesWithoutText(texts[language])));
  return [
    ...refused.map((address) => t('page.warnings.link', { address })),
    ...[...silent].map((address) => t('page.warnings.picture', { address: readableAddress(address) })),
    ...unknown.map((fact) => t('page.warnings.fact', { fact: `{${fact}}` })),
  ];
}
