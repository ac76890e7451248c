import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { testimonialsLimits } from '#contracts/api/site-testimonials-rules';
import { currentTestimonialConsent } from '#contracts/api/testimonial-consent';
import { hasIdentityNumber } from '#contracts/field-kit/identity-number';
import { createDraft } from '#shared/features/enquiries/draft.ts';
import { api } from '#shared/lib/api.ts';
import { ApiError } from '#shared/lib/api-error.ts';
import { errorText } from '#shared/lib/error-text.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import type { RequestLink } from '../../features/request-page/request-link.ts';

export interface TestimonialValues {
  /** 0 until it is chosen. */
  rating: number;
  words: string;
  name: string;
  place: string;
  agreed: boolean;
}

const empty: TestimonialValues = { rating: 0, words: '', name: '', place: '', agreed: false };

/** In the order of the form. */
const textNames = ['words', 'name', 'place'] as const;
export type Issues = Partial<Record<keyof TestimonialValues, string>>;

export interface FormProps {
  link: RequestLink;
  onSent: () => void;
}

/** Returns the server's issues of fields, where the page's own checks found nothing. */
function issuesIn(error: unknown): Issues {
  const errors = error instanceof ApiError ? error.errors : [];
  return Object.fromEntries(
    errors.filter(({ field }) => field in empty).map(({ field, message }) => [field, message]),
  ) as Issues;
}

/** The values of the form, kept in the tab until they are sent, their issues, and the sending. */
export function useTestimonialForm({ link, onSent }: FormProps) {
  const { t } = useTranslation(['testimonial', 'enquiries']);
  const { t: common } = useTranslation('common');
  const { language } = useLanguage();
  const draft = useMemo(() => createDraft<TestimonialValues>(`testimonial:${link.reference}`), [link.reference]);
  const [values, setValues] = useState(empty);
  const [issues, setIssues] = useState<Issues>({});
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => setValues(draft.read() ?? empty), [draft]);

  const write = (changed: Partial<TestimonialValues>) => {
    const next = { ...values, ...changed };
    setValues(next);
    draft.write(next);
    setIssues((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(changed).map((name) => [name, undefined])),
    }));
  };

  const check = (): Issues => {
    const found: Issues = {};
    if (values.rating === 0) found.rating = t('issues.rating');
    for (const name of textNames) {
      const over = [...values[name]].length - testimonialsLimits[name];
      if (!values[name].trim()) found[name] = t(`issues.${name}`);
      else if (over > 0) found[name] = t('enquiries:room.over', { count: over });
      else if (hasIdentityNumber(values[name])) found[name] = t('enquiries:rules.identity_number');
    }
    if (!values.agreed) found.agreed = t('issues.consent');
    return found;
  };

  /** @returns false if nothing is wrong */
  const focusFirst = (found: Issues): boolean => {
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const found = check();
    setIssues(found);
    if (focusFirst(found)) return;
    setIsSending(true);
    setFailure(undefined);
    try {
      const body = { ...link, ...values, agreed: true as const, language, text_version: currentTestimonialConsent };
      await api('POST /testimonials', { body: { action: 'send', ...body } });
      draft.clear();
      onSent();
    } catch (error) {
      const refused = issuesIn(error);
      setIssues(refused);
      if (!focusFirst(refused)) setFailure(errorText(error, common));
    } finally {
      setIsSending(false);
    }
  };

  return { form, values, issues, write, submit, isSending, failure };
}
