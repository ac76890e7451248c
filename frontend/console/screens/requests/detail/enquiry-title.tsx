import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import UpOutlined from '@ant-design/icons/es/icons/UpOutlined';
import Flex from 'antd/es/flex';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { topicIn } from '#contracts/api/enquiry-topic';
import { CopyButton } from '#shared/components/copy-button.tsx';
import { Ltr } from '#shared/components/ltr.tsx';
import shared from '../../../components/console.module.css';
import { Hint } from '../../../components/hint.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { updateRoute } from '../../../features/enquiries/enquiry-routes.ts';
import { TypeIcon } from '../../../features/enquiries/type-icon.tsx';
import { useMay } from '../../../features/session/use-may.ts';
import type { RowActions } from '../enquiry-list-props.ts';
import { EnquiryMenu } from '../enquiry-menu.tsx';
import styles from './enquiry-title.module.css';

interface Props extends RowActions {
  enquiry: Enquiry;
  /** The queries that open the request's neighbours in the list. */
  previous: string | undefined;
  next: string | undefined;
}

export function EnquiryTitle({ enquiry, previous, next, ...actions }: Props) {
  const { t } = useTranslation(['admin', 'adminRequests']);
  const mayChange = useMay(updateRoute(enquiry.type));
  return (
    <Flex align="center" gap={4} className={styles.title}>
      <TypeIcon topic={topicIn(enquiry)} isSmall />
      <div className={`${shared.rest} ${styles.name}`}>
        <bdi className={shared.words}>{enquiry.name || t('requests.unnamed')}</bdi>
        <Hint as="span">
          <Ltr>{enquiry.reference}</Ltr>
        </Hint>
      </div>
      <CopyButton text={enquiry.reference} label={t('adminRequests:copy.reference')} />
      <Neighbour to={previous} label={t('detail.previous')} icon={<UpOutlined aria-hidden />} />
      <Neighbour to={next} label={t('detail.next')} icon={<DownOutlined aria-hidden />} />
      {mayChange && <EnquiryMenu enquiry={enquiry} {...actions} />}
    </Flex>
  );
}

function Neighbour({ to, label, icon }: { to: string | undefined; label: string; icon: ReactNode }) {
  return to && <LinkButton type="text" icon={icon} to={to} aria-label={label} data-hint={label} />;
}
