import { type FormFaultText, fieldName, inFormOrder, namePath } from '../../features/enquiries/form-fault.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import type { FormFault } from '../../lib/form-rules.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { fieldOrder } from './flight-values.ts';

const labelled = [...fieldOrder, 'departure', 'arrival', 'date'] as const;
type Labelled = Exclude<(typeof labelled)[number], `legs.${string}` | 'legs'>;
const isLabelled = (name: string): name is Labelled => labelled.some((known) => known === name);

interface FaultTexts {
  title: string;
  faults: FormFaultText[];
}

/** Puts the form's own faults and the server's refusals into words. */
export function useFaultTexts() {
  const { t } = useTranslation('flightBooking');
  const { t: common } = useTranslation('common');

  const messageOf = ({ field, code }: FormFault) => {
    const name = fieldName(field);
    return code === 'required' && isLabelled(name)
      ? t('rules.missing', { field: t(`fields.${name}`) })
      : t(`rules.${code}`);
  };

  const toText = (field: string, message: string): FormFaultText => ({
    name: namePath(field),
    message,
  });

  return {
    /** The title is the first rule broken, in the specification's order. */
    describeFaults: (faults: readonly FormFault[]): FaultTexts => ({
      title: t(`rules.${faults[0]?.code ?? 'required'}`),
      faults: inFormOrder(faults, fieldOrder).map((fault) => toText(fault.field, messageOf(fault))),
    }),
    /** The server's field errors come in the reader's language already. */
    describeRefusal: (error: ApiError | undefined): FaultTexts => ({
      title: errorText(error, common),
      faults: inFormOrder(error?.errors ?? [], fieldOrder).map(({ field, message }) => toText(field, message)),
    }),
  };
}
