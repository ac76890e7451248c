import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { nameInText } from '#contracts/api/site-brand-rules';
import type { BuiltInTemplate, TemplateFact } from '#contracts/api/template-rules';
import type { Language } from '#contracts/field-kit/language';
import { inLanguage } from '#contracts/website/in-language';
import { programTexts } from '#shared/features/programs/program-texts.ts';
import { useProgram } from '#shared/features/programs/use-program.ts';
import { useBrand } from '#shared/lib/use-brand.ts';
import { pageLink } from '../../../features/enquiries/page-link.ts';
import { askedFacts, askedLines, builtInText, replyText } from '../../../features/enquiries/reply-text.ts';
import { useLetters } from '../../../features/enquiries/use-letters.ts';
import { isBuiltIn, type TemplateChoice } from '../../../features/templates/template-choices.ts';
import {
  type Cursor,
  fillIn,
  joinAt,
  type KnownFacts,
  missingIn,
  textIn,
} from '../../../features/templates/template-text.ts';

/** The template with which a dialog opens. */
const first: TemplateChoice = { id: 'greeting' satisfies BuiltInTemplate, kind: 'built_in' };

/**
 * The text of a reply: of the chosen template in the chosen language, with the facts of the request. Edits are kept for
 * each template and language.
 */
export function useReplyText(enquiry: Enquiry) {
  const [choice, setChoice] = useState(first);
  const [language, setLanguage] = useState<Language>(enquiry.language);
  const [edited, setEdited] = useState<Record<string, string>>({});
  const [answers, setAnswers] = useState<KnownFacts>({});
  const [added, setAdded] = useState<readonly string[]>([]);
  const { template } = choice;
  // A text that is not translated goes out in Arabic, and so do its facts.
  const written: Language = template && !template.texts[language] ? 'ar' : language;
  const { facts, pending, hasNoLink, draftOf, bodyOf } = useFacts(enquiry, written);
  const key = `${language}.${choice.id}`;
  const text = fillIn(edited[key] ?? draftOf(choice), facts);
  const missing = missingIn(text);
  const write = (changed: string) => setEdited({ ...edited, [key]: changed });
  return {
    ...{ choice, setChoice, language, setLanguage, written, text, write, hasNoLink, answers },
    answer: (fact: TemplateFact, value: string) => setAnswers({ ...answers, [fact]: value }),
    /** The facts that staff are asked for. */
    questions: missing.filter((fact) => !pending.includes(fact)),
    /** True while a fact of the text is being fetched. */
    isPending: missing.some((fact) => pending.includes(fact)),
    /** The text with the facts and answers filled in, as the customer reads it. */
    final: fillIn(text, answers),
    /** Adds a template's text at the cursor. Returns the place after it. */
    add: (other: TemplateChoice, cursor: Cursor | undefined): number => {
      const end = { start: text.length, end: text.length };
      const joined = joinAt(text, cursor ?? end, fillIn(bodyOf(other), facts));
      write(joined.text);
      setAdded([...added, other.id]);
      return joined.at;
    },
    /** The ids of the templates in the text. */
    used: [...new Set([choice.id, ...added])],
  };
}

/** Returns the request's facts and the templates' texts in a language. */
function useFacts(enquiry: Enquiry, language: Language) {
  const { t } = useTranslation('adminReplies', { lng: language });
  const brand = nameInText(useBrand(), language);
  const { data, error } = useProgram(enquiry.program_id ?? undefined);
  const program = data ? programTexts(data, language).trip_name : undefined;
  const page = usePageLink(enquiry);
  const letters = useLetters();
  const facts: KnownFacts = {
    ...{ name: enquiry.name, reference: enquiry.reference, agency: brand },
    ...askedFacts(enquiry, language),
    ...(program && { program }),
    ...(page.link && { link: page.link }),
  };
  const isReadingProgram = Boolean(enquiry.program_id) && data === undefined && !error;
  const pending: TemplateFact[] = [
    ...(isReadingProgram ? (['program'] as const) : []),
    ...(page.link || page.hasFailed ? [] : (['link'] as const)),
  ];
  const words = { t, brand, program };
  return {
    ...{ facts, pending, hasNoLink: page.hasFailed },
    /** The whole text with which a reply begins. */
    draftOf: ({ id, template }: TemplateChoice): string => {
      if (template || !isBuiltIn(id)) return template ? textIn(template, language) : '';
      const asked = askedLines(enquiry, t, language);
      return replyText(id, enquiry, {
        ...{ ...words, asked, page: page.link, letters: letters && inLanguage(letters, language) },
      });
    },
    /** Returns the text that a template adds. */
    bodyOf: ({ id, template }: TemplateChoice): string => {
      if (template || !isBuiltIn(id)) return template ? textIn(template, language) : '';
      return builtInText(id, enquiry, words);
    },
  };
}

/** A link to the page of the request for the text. Without one, staff can send the text as it is. */
function usePageLink(enquiry: Enquiry) {
  const [link, setLink] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    pageLink(enquiry).then(setLink, () => setHasFailed(true));
  }, [enquiry]);
  return { link, hasFailed };
}
