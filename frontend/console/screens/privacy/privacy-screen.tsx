import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenHead } from '../../components/screen-head.tsx';
import { DueEnquiries } from './due-enquiries.tsx';
import { Erasures } from './erasures.tsx';
import { PersonSearch } from './person-search.tsx';
import { PrivacyRequests } from './privacy-requests.tsx';

/** `/admin/privacy`: finds a person's data, and lists privacy requests and the enquiries due for anonymisation. */
export default function PrivacyScreen() {
  const { t } = useTranslation('adminPrivacy');
  const [asked, setAsked] = useState<string>();
  return (
    <>
      <ScreenHead title={t('title')} actions={null}>
        <p>{t('subtitle')}</p>
      </ScreenHead>
      <Flex wrap align="start" gap={20}>
        <PersonSearch key={asked} initial={asked} />
        <PrivacyRequests onFind={setAsked} />
        <DueEnquiries />
        <Erasures />
      </Flex>
    </>
  );
}
