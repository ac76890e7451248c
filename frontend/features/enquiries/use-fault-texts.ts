import { useTranslation } from 'react-i18next';
import { faultToldFirst } from '#contracts/rules';
import type { ApiError } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import type { FormFault } from '../../lib/form-rules/form-fault.ts';
import type { EnquiryTexts } from './enquiry-definition.ts';
import { type FormFaultText, fieldName, inFormOrder, namePath } from './field-names.ts';

/** The fields whose labels several forms share. */
const sharedFields = ['name', 'phone', 'email', 'adults', 'children', 'infants', 'notes'] as const;

interface FaultTexts {
  title: string;
  faults: FormFaultText[];
}

/** Puts a form's own faults and the server's refusals into words. */
export function useFaultTexts(texts: EnquiryTexts, fieldOrder: readonly string[]) {
  const { t } = useTranslation('enquiries');
  const { t: common } = useTranslation('common');
  const { rules = {} } = texts;

  const labelOf = (field: string): string | undefined => {
    const name = fieldName(field);
    const shared = sharedFields.find((known) => known === name);
    return texts.labels[name] ?? (shared && t(`fields.${shared}`));
  };

  const ruleText = ({ field, code }: FormFault) => {
    const values = { field: labelOf(field) ?? '' };
    if (code === 'invalid_date') return common('day.unreadable', values);
    return rules[code] ?? t(`rules.${code}`, values);
  };

  const missing: Partial<Record<string, string>> = { ...t('rules.missing', { returnObjects: true }), ...texts.missing };

  const messageOf = (fault: FormFault) =>
    (fault.code === 'required' && missing[fieldName(fault.field)]) || ruleText(fault);

  return {
    /** The title is the first rule broken, in the specification's order. */
    describeFaults: (faults: readonly FormFault[]): FaultTexts => {
      const first = faultToldFirst(faults) ?? faults[0];
      return {
        title: first ? ruleText(first) : '',
        faults: inFormOrder(faults, fieldOrder).map((fault) => ({
          name: namePath(fault.field),
          message: messageOf(fault),
        })),
      };
    },
    /** The server's field errors come in the reader's language already. */
    describeRefusal: (error: ApiError | undefined): FaultTexts => ({
      title: errorText(error, common),
      faults: inFormOrder(error?.errors ?? [], fieldOrder).map(({ field, message }) => ({
        name: namePath(field),
        message,
      })),
    }),
  };
}
