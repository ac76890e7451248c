import Form from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { tripTypes } from '#contracts/api/enquiry-kinds/custom';
import { ChoiceField } from '../choice-field.tsx';
import { FieldsUnlessFixed } from '../fields-unless-fixed.tsx';
import { TravellerCounters } from '../traveller-counters.tsx';
import { useFixedValues } from '../use-fixed-values.ts';
import { headsOf } from './custom-values.ts';
import { CoupleIcon, FamilyIcon, GroupIcon, SoloIcon } from './party-icons.tsx';

const signs = { solo: <SoloIcon />, couple: <CoupleIcon />, family: <FamilyIcon />, group: <GroupIcon /> };

const counters = ['adults', 'children', 'infants'];

/** The kind of party and the number of travellers. */
export function TravellersFields() {
  const { t } = useTranslation('customJourney');
  const { t: shared } = useTranslation('enquiries');
  const form = Form.useFormInstance();
  const fixed = useFixedValues();

  /** Sets the count for a party of one or two, unless the visitor has already changed it. */
  const countParty = (type: string | undefined) => {
    const { adults } = headsOf(type);
    if (!adults || form.isFieldsTouched(counters)) return;
    form.setFields([{ name: 'adults', value: adults, touched: false }]);
  };

  return (
    <>
      <FieldsUnlessFixed names={['trip_type']}>
        <ChoiceField
          name="trip_type"
          label={shared('fields.trip_type')}
          choices={tripTypes.map((type) => ({
            value: type,
            title: shared(`options.trip_type.${type}`),
            hint: t(`types.${type}.hint`),
            sign: signs[type],
          }))}
          onChoose={countParty}
        />
      </FieldsUnlessFixed>
      {!('adults' in fixed) && <TravellerCounters minimumAdults={0} />}
    </>
  );
}
