import App from 'antd/es/app';
import { useTranslation } from 'react-i18next';
import type { Season } from '#contracts/api/seasons';
import { useLanguage } from '#shared/lib/use-language.ts';
import { removeSeason, SeasonConflict } from '../../features/seasons/change-seasons.ts';
import type { SeasonList } from '../../features/seasons/use-seasons.ts';
import { useFailureNotice } from '../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';
import { seasonName } from './season-name.ts';

/** Returns a function that removes a season after a confirmation. */
export function useRemoveSeason({ stored, put, refresh }: SeasonList, afterClose: () => void) {
  const { t } = useTranslation('adminSeasons');
  const { language } = useLanguage();
  const { modal, notification } = App.useApp();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();

  async function remove(season: Season) {
    if (!stored) return;
    try {
      put(await removeSeason(stored, season));
      notifySuccess(t('remove.done'));
    } catch (error) {
      if (!(error instanceof SeasonConflict)) {
        notifyFailure(t('remove.failed'), error);
        refresh();
        return;
      }
      put(error.stored);
      if (error.theirs) notification.warning({ title: t('remove.failed'), description: t('remove.changed') });
      else notifySuccess(t('remove.done'));
    }
  }

  return (season: Season) => {
    const name = seasonName(season, language);
    void modal.confirm({
      title: t('remove.title', { name }),
      content: t('remove.text'),
      okText: t('remove.confirm'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      autoFocusButton: 'cancel',
      onOk: () => remove(season),
      afterClose,
    });
  };
}
