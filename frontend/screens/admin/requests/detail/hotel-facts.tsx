import { useTranslation } from 'react-i18next';
import { listTravellers } from '../../../../features/enquiries/staff/enquiry-summary.ts';
import type { HotelDetails } from '../../../../features/enquiries/staff/enquiry-view.ts';
import { Day, Facts, OwnWords } from './facts.tsx';

export function HotelFacts({ data }: { data: HotelDetails }) {
  const { t } = useTranslation('admin');
  return (
    <Facts
      facts={[
        { label: t('detail.destination'), value: <bdi>{data.destination}</bdi> },
        { label: t('detail.checkIn'), value: data.checkIn && <Day day={data.checkIn} /> },
        { label: t('detail.checkOut'), value: data.checkOut && <Day day={data.checkOut} /> },
        { label: t('detail.travellers'), value: listTravellers(data, { t }) },
        { label: t('detail.rooms'), value: data.rooms > 0 && t('summary.rooms', { count: data.rooms }) },
        { label: t('detail.notes'), value: data.notes && <OwnWords text={data.notes} />, wide: true },
      ]}
    />
  );
}
