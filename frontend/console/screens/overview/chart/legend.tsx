import Badge from 'antd/es/badge';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';
import { typeLook } from '../../../features/enquiries/type-look.tsx';
import { barColors } from './bar-colors.ts';

export function Legend() {
  const { t } = useTranslation('admin');
  return (
    <Flex wrap gap="0 16px" aria-hidden="true">
      {EnquiryType.options.map((type) => {
        const { ground, edge } = barColors[type];
        return (
          <Badge
            key={type}
            color={ground}
            text={t(typeLook[type].label)}
            styles={{ indicator: { outline: `1px solid ${edge}` } }}
          />
        );
      })}
    </Flex>
  );
}
