import { useTranslation } from 'react-i18next';
import { listTravellers } from '../../../../features/enquiries/staff/enquiry-summary.ts';
import type { CustomDetails } from '../../../../features/enquiries/staff/enquiry-view.ts';
import { Day, Facts, OwnWords } from './facts.tsx';

export function CustomFacts({ data }: { data: CustomDetails }) {
  const { t } = useTranslation('admin');
  return (
    <Facts
      facts={[
        { label: t('detail.startDate'), value: data.startDate && <Day day={data.startDate} /> },
        {
          label: t('detail.days'),
          value: data.numberOfDays !== undefined && t('summary.days', { count: data.numberOfDays }),
        },
        { label: t('detail.travellers'), value: listTravellers(data, { t }) },
        { label: t('detail.hotelLevel'), value: data.hotelLevel && t(`hotelLevel.${data.hotelLevel}`) },
        { label: t('detail.tripType'), value: data.tripType && t(`tripType.${data.tripType}`) },
        {
          label: t('detail.destination'),
          value: data.destination && <OwnWords text={data.destination} />,
          wide: true,
        },
        {
          label: t('detail.expertHelp'),
          value: data.expertHelp && <OwnWords text={data.expertHelp} />,
          wide: true,
        },
      ]}
    />
  );
}
