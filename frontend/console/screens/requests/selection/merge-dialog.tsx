import Flex from 'antd/es/flex';
import Modal from 'antd/es/modal';
import Radio from 'antd/es/radio';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { Ltr } from '#shared/components/ltr.tsx';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Hint } from '../../../components/hint.tsx';
import { formatRelative } from '../../../features/enquiries/relative-time.ts';
import { useNow } from '../../../features/enquiries/use-now.ts';
import { useRelations } from '../../../features/enquiries/use-relations.ts';
import { EnquirySummary } from '../enquiry-summary.tsx';

interface Props {
  pair: readonly [Enquiry, Enquiry];
  open: boolean;
  onMerged: () => void;
  onClose: () => void;
  afterClose: () => void;
}

/** Asks which of two requests stays, and merges the other one into it. */
export default function MergeDialog({ pair: [one, other], open, onMerged, onClose, afterClose }: Props) {
  const { t } = useTranslation(['adminCustomer', 'admin']);
  const { language } = useLanguage();
  const now = useNow();
  const { merge } = useRelations();
  // The older one: its customer has waited longer.
  const [whole, setWhole] = useState(one.created_at < other.created_at ? one : other);
  const [isBusy, setIsBusy] = useState(false);

  const finish = async () => {
    setIsBusy(true);
    const isMerged = await merge(whole === one ? other : one, whole);
    setIsBusy(false);
    if (isMerged) onMerged();
    onClose();
  };

  return (
    <Modal
      open={open}
      title={t('relations.mergeTwo')}
      okText={t('relations.mergeNow')}
      cancelText={t('admin:requests.cancel')}
      confirmLoading={isBusy}
      onOk={() => void finish()}
      onCancel={onClose}
      afterClose={afterClose}
    >
      <Flex vertical gap={12}>
        <p id="merge-stays">{t('relations.whichStays')}</p>
        <Radio.Group aria-labelledby="merge-stays" value={whole} onChange={({ target }) => setWhole(target.value)}>
          <Flex vertical gap={12}>
            {[one, other].map((enquiry) => (
              <Radio key={enquiry.id} value={enquiry}>
                <Hint as="span">
                  <Ltr>{enquiry.reference}</Ltr> · <bdi>{enquiry.name}</bdi> ·{' '}
                  {formatRelative(enquiry.created_at, now, language)}
                </Hint>
                <EnquirySummary enquiry={enquiry} />
              </Radio>
            ))}
          </Flex>
        </Radio.Group>
        <Hint>{t('relations.mergeHint')}</Hint>
      </Flex>
    </Modal>
  );
}
