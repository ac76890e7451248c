import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { previewPath } from '#shared/features/preview/preview-link.ts';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Hint } from '../../../components/hint.tsx';
import { ScrollableModal } from '../../../components/scrollable-modal.tsx';
import type { DraftSession } from '../../../features/programs/drafts/draft-session.ts';
import { endPreviews, makePreview } from '../../../features/programs/drafts/preview-routes.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';
import type { MenuPartProps } from '../editor/draft/use-menu-parts.tsx';

interface Link {
  address: string;
  expires_at: string;
}

/** Makes links for colleagues and partners, and ends them all. */
export default function ShareDialog({ editor: { session }, onClose }: MenuPartProps) {
  const { t } = useTranslation('adminDrafts');
  const { link, isBusy, make, endAll } = usePreviewLinks(session);
  return (
    <ScrollableModal
      open
      title={t('share.title')}
      width="36rem"
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('share.close')}</Button>}
    >
      <Flex vertical gap={16}>
        <p>{t('share.text')}</p>
        {link && <LinkToCopy {...link} />}
        <Flex wrap gap="small">
          <Button type="primary" loading={isBusy} onClick={() => void make()}>
            {t('share.make')}
          </Button>
          <Button danger disabled={isBusy} onClick={() => void endAll()}>
            {t('share.endAll')}
          </Button>
        </Flex>
      </Flex>
    </ScrollableModal>
  );
}

function usePreviewLinks(session: DraftSession) {
  const { t } = useTranslation('adminDrafts');
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [link, setLink] = useState<Link>();
  const [isBusy, setIsBusy] = useState(false);

  const act = async (what: () => Promise<void>, failure: string) => {
    setIsBusy(true);
    await what().catch((error) => notifyFailure(failure, error));
    setIsBusy(false);
  };
  const make = () =>
    act(async () => {
      const { secret, expires_at } = await makePreview(session.id());
      setLink({ address: location.origin + previewPath({ programId: session.id(), secret }), expires_at });
    }, t('share.failed'));
  const endAll = () =>
    act(async () => {
      await endPreviews(session.id());
      setLink(undefined);
      session.preview.secret = undefined;
      notifySuccess(t('share.ended'));
    }, t('share.endFailed'));

  return { link, isBusy, make, endAll };
}

function LinkToCopy({ address, expires_at }: Link) {
  const { t } = useTranslation('adminDrafts');
  const { t: common } = useTranslation('common');
  const { language } = useLanguage();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notifySuccess(common('copy.copied'));
    } catch (error) {
      // The browser has no clipboard or refuses access; the text can still be selected by hand.
      notifyFailure(common('copy.failed'), error);
    }
  };

  return (
    <div>
      <Flex wrap align="center" gap="small">
        <Input
          readOnly
          dir="ltr"
          value={address}
          aria-label={t('share.link')}
          style={{ flex: '1 1 12rem' }}
          onFocus={({ target }) => target.select()}
        />
        <Button onClick={() => void copy()}>{t('share.copy')}</Button>
      </Flex>
      <Hint>{t('share.ends', { when: formatDateTime(expires_at, language) })}</Hint>
    </div>
  );
}
