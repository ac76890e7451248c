import { createContext, useContext } from 'react';
import type { Brand } from '#contracts/api/site-brand-rules';
import type { BrandColours } from '#contracts/colours/palette';
import { useLanguage } from './use-language.ts';

const nobody = { ar: '', en: '' };

/** The agency as the open page names it, which each page has of its making. */
export const BrandContext = createContext<Brand>({ name: nobody, legal_name: nobody, colours: {} as BrandColours });

export const useBrand = (): Brand => useContext(BrandContext);

/** Returns the agency's names in the reader's language, and the sentence below its name. */
export function useAgencyNames(): { name: string; legalName: string; tagline: string | undefined } {
  const { name, legal_name, tagline } = useBrand();
  const { language } = useLanguage();
  return { name: name[language], legalName: legal_name[language], tagline: tagline?.[language] };
}
