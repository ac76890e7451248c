import type { FormInstance } from 'antd/es/form';
import { useCallback, useMemo } from 'react';
import { currentConsentText } from '#contracts/api/consent-texts';
import type { EnquiryDefinition } from '#shared/features/enquiries/enquiry-definition.ts';
import { programTerms } from '#shared/features/enquiries/program-terms.ts';
import type { EnquiryBody, EnquiryRoute } from '#shared/features/enquiries/send-enquiry.ts';
import type { FixedValues } from '#shared/features/enquiries/use-fixed-values.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import type { AskedDatesState } from './asked-dates-state.ts';
import type { EnquiredProgram } from './use-enquired-program.ts';

const chosenTerms = ({ chosen: { from, to }, party: { adults, ages, infants } }: AskedDatesState) => ({
  dates: { from, to },
  party: { adults, children: ages.length, infants },
});

/**
 * The values that the program fixes, and a function that computes them again: the departure may pass while the form is
 * open.
 */
function useFixedByProgram<Values extends object, Route extends EnquiryRoute>(
  { fixedBy }: EnquiryDefinition<Values, Route>,
  { program, asked }: EnquiredProgram,
) {
  const { language } = useLanguage();
  const fixedNow = useCallback(
    (): Partial<Values> =>
      (program && fixedBy?.({ ...programTerms(program, language), ...(asked && chosenTerms(asked)) })) ?? {},
    [program, asked, fixedBy, language],
  );
  const fixed: FixedValues = useMemo(fixedNow, [fixedNow]);
  return { fixed, fixedNow };
}

/** Returns what a form sends: its values, and the program's in place of those that the program fixes. */
export function useBody<Values extends object, Route extends EnquiryRoute>(
  form: FormInstance<Values>,
  definition: EnquiryDefinition<Values, Route>,
  from: EnquiredProgram,
) {
  const { fixed, fixedNow } = useFixedByProgram(definition, from);
  const bodyNow = (): EnquiryBody<Route> => {
    const { marketing, ...values } = form.getFieldsValue(true) as Values & { marketing?: boolean };
    const consent = { text_version: currentConsentText, marketing };
    const body = definition.toBody({ ...definition.empty, ...(values as Values), ...fixedNow() }, from.id);
    return { ...body, ...from.asked?.body, consent };
  };
  return { fixed, bodyNow };
}
