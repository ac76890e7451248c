import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#shared/lib/api.ts';
import { errorText } from '#shared/lib/error-text.ts';
import { latinDigits } from '#shared/lib/latin-digits.ts';

export const longestReference = 40;
export const phoneDigits = 4;

/** Checks and sends what the form for a lost link asks for. */
export function useLostLink(onSent: () => void) {
  const { t } = useTranslation('requestPage');
  const { t: common } = useTranslation('common');
  const [values, setValues] = useState({ reference: '', phone: '' });
  const [issues, setIssues] = useState<{ reference?: string | undefined; phone?: string | undefined }>({});
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const reference = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);

  const write = (changed: Partial<typeof values>) => {
    setValues({ ...values, ...changed });
    setIssues({});
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const phoneEnd = latinDigits(values.phone).replace(/\D/g, '');
    const found = {
      reference: values.reference.trim() ? undefined : t('lost.referenceRequired'),
      phone: phoneEnd.length === phoneDigits ? undefined : t('lost.phoneRequired'),
    };
    setIssues(found);
    if (found.reference) return reference.current?.focus();
    if (found.phone) return phone.current?.focus();
    setIsSending(true);
    setFailure(undefined);
    try {
      const asked = latinDigits(values.reference).trim().slice(0, longestReference);
      await api('POST /request-page/links', { body: { reference: asked, phone_end: phoneEnd } });
      onSent();
    } catch (error) {
      setFailure(errorText(error, common));
    } finally {
      setIsSending(false);
    }
  };

  return { values, issues, write, isSending, failure, submit, reference, phone };
}
