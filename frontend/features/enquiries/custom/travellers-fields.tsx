import Form from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../choice-field.tsx';
import { Settleable } from '../settleable.tsx';
import { TravellerCounters } from '../traveller-counters.tsx';
import { headsOf, tripTypes } from './custom-values.ts';
import { CoupleIcon, FamilyIcon, GroupIcon, SoloIcon } from './party-icons.tsx';

const signs = { solo: <SoloIcon />, couple: <CoupleIcon />, family: <FamilyIcon />, group: <GroupIcon /> };

const counters = ['adults', 'children', 'infants'];

/** With whom, and how many they are. */
export function TravellersFields() {
  const { t } = useTranslation('customJourney');
  const form = Form.useFormInstance();

  /** Spares counting one or two heads, and leaves alone what the visitor has counted. */
  const countParty = (type: string | undefined) => {
    const { adults } = headsOf(type);
    if (!adults || form.isFieldsTouched(counters)) return;
    form.setFields([{ name: 'adults', value: adults, touched: false }]);
  };

  return (
    <>
      <Settleable names={['trip_type']}>
        <ChoiceField
          name="trip_type"
          label={t('fields.trip_type')}
          choices={tripTypes.map((type) => ({
            value: type,
            title: t(`types.${type}.name`),
            hint: t(`types.${type}.hint`),
            sign: signs[type],
          }))}
          onChoose={countParty}
        />
      </Settleable>
      <TravellerCounters minimumAdults={0} />
    </>
  );
}
