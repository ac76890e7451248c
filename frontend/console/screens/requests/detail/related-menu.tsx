import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { MenuButton } from '../../../components/menu-button.tsx';
import { useRelations } from '../../../features/enquiries/use-relations.ts';
import { useMay } from '../../../features/session/use-may.ts';

interface Props {
  enquiry: Enquiry;
  other: Enquiry;
}

/** Merges another request into this one, takes it out, links it or ends that. */
export function RelatedMenu({ enquiry, other }: Props) {
  const { t } = useTranslation('adminCustomer');
  const may = useMay('PUT /requests/{type}/{id}/merged-into');
  const { merge, takeOut, link } = useRelations();
  if (!may) return null;
  const isLinked = enquiry.linked.some(({ id }) => id === other.id);
  const isPart = other.merged_into?.id === enquiry.id;
  // The server says why another customer's request cannot be merged. The console does not know: a card has several
  // numbers.
  const mayMerge = !enquiry.merged_into && !other.merged_into;
  const items = [
    ...(mayMerge ? [{ key: 'merge', label: t('relations.merge'), onClick: () => void merge(other, enquiry) }] : []),
    ...(isPart ? [{ key: 'takeOut', label: t('relations.takeOut'), onClick: () => void takeOut(other) }] : []),
    {
      key: 'link',
      label: t(isLinked ? 'relations.unlink' : 'relations.link'),
      onClick: () => void link(enquiry, other, !isLinked),
    },
  ];
  const label = t('relations.more', { reference: other.reference });
  return (
    <MenuButton
      menu={{ items }}
      placement="bottomRight"
      icon={<MoreOutlined aria-hidden />}
      aria-label={label}
      data-hint={label}
    />
  );
}
