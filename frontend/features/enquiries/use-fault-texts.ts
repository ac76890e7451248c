import { useTranslation } from 'react-i18next';
import type { FormIssue } from '#contracts/enquiry-kinds/form-check';
import type { ApiError } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import type { EnquiryTexts } from './enquiry-definition.ts';
import { type FormFaultText, fieldName, inFormOrder, namePath } from './field-names.ts';

interface FaultTexts {
  title: string;
  faults: FormFaultText[];
}

/** Puts the form's issues and the server's problems into words. */
export function useFaultTexts(texts: EnquiryTexts, fieldOrder: readonly string[]) {
  const { t } = useTranslation('enquiries');
  const { t: common } = useTranslation('common');
  const { rules = {} } = texts;

  const labels: Partial<Record<string, string>> = { ...t('fields', { returnObjects: true }), ...texts.labels };

  const ruleText = ({ field, code }: FormIssue) => {
    const values = { field: labels[fieldName(field)] ?? '' };
    if (code === 'invalid_date') return common('day.unreadable', values);
    return rules[code] ?? t([`rules.${code}` as 'rules.other', 'rules.other'], values);
  };

  const missing: Partial<Record<string, string>> = { ...t('rules.missing', { returnObjects: true }), ...texts.missing };

  const messageOf = (fault: FormIssue) =>
    (fault.code === 'required' && missing[fieldName(fault.field)]) || ruleText(fault);

  return {
    /** Expects the issues in the order of `formCheck`: the first becomes the title. */
    describeFaults: (faults: readonly FormIssue[]): FaultTexts => {
      const [first] = faults;
      return {
        title: first ? ruleText(first) : '',
        faults: inFormOrder(faults, fieldOrder).map((fault) => ({
          name: namePath(fault.field),
          message: messageOf(fault),
        })),
      };
    },
    /** The server's issues are already in the reader's language. */
    describeRefusal: (error: ApiError | undefined): FaultTexts => ({
      title: errorText(error, common),
      faults: inFormOrder(error?.errors ?? [], fieldOrder).map(({ field, message }) => ({
        name: namePath(field),
        message,
      })),
    }),
  };
}
