import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seasons } from '#contracts/api/seasons';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import shared from '../../components/console.module.css';
import { addSeasons } from '../../features/seasons/change-seasons.ts';
import { type Suggestion, suggestSeasons } from '../../features/seasons/suggest-seasons.ts';
import { ProblemAlert } from '../../features/session/problem-alert.tsx';
import { useProblemText } from '../../features/session/use-problem-text.ts';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';
import { SeasonDays } from './season-facts.tsx';
import { seasonName } from './season-name.ts';

interface Props {
  open: boolean;
  stored: Seasons;
  onSaved: (stored: Seasons) => void;
  onClose: () => void;
}

/** Proposes the religious seasons of the next year that lacks them. */
export function SuggestDialog({ open, stored, onSaved, onClose }: Props) {
  const { t } = useTranslation('adminSeasons');
  const { language } = useLanguage();
  const today = useToday();
  const notifySuccess = useSuccessNotice();
  const problemText = useProblemText();
  const [suggestion, setSuggestion] = useState<Suggestion>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  // The dialog keeps its content while it closes.
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) begin();
  }

  function begin() {
    const found = suggestSeasons(stored.seasons, today);
    setSuggestion(found);
    setChosen(found.seasons.map(({ id }) => id));
    setProblem(undefined);
  }

  const add = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const added = suggestion?.seasons.filter(({ id }) => chosen.includes(id)) ?? [];
      onSaved(await addSeasons(stored, added));
      notifySuccess(t('suggest.done', { count: added.length }));
      onClose();
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      open={open}
      title={t('suggest.title', { year: suggestion?.year })}
      okText={t('suggest.add', { count: chosen.length })}
      okButtonProps={{ disabled: chosen.length === 0 }}
      cancelText={t('cancel')}
      confirmLoading={busy}
      onOk={() => void add()}
      onCancel={onClose}
    >
      <Flex vertical gap="middle">
        <p>{t('suggest.text')}</p>
        <ProblemAlert title={problem && t('suggest.failed')} text={problem} />
        <Checkbox.Group value={[...chosen]} onChange={setChosen} className={shared.targets}>
          <Flex vertical gap={12}>
            {suggestion?.seasons.map((season) => (
              <Checkbox key={season.id} value={season.id}>
                <strong>{seasonName(season, language)}</strong>
                <SeasonDays season={season} withLength />
              </Checkbox>
            ))}
          </Flex>
        </Checkbox.Group>
      </Flex>
    </Modal>
  );
}
