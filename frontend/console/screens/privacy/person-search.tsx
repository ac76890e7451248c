import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/lib/api.ts';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { Panel } from '../../components/panel.tsx';
import { findPerson, type PersonRecord, readWhom, type Whom } from '../../features/privacy/privacy-records.ts';
import { useFailureNotice } from '../../features/session/use-failure-notice.ts';
import { PersonFound } from './person-found.tsx';

interface Found {
  whom: Whom;
  record: PersonRecord;
}

/**
 * Finds a person by phone number or e-mail address. Keeps both out of the URL, which logs and browser histories store.
 */
export function PersonSearch({ initial = '' }: { initial?: string | undefined }) {
  const { t } = useTranslation('adminPrivacy');
  const [text, setText] = useState(initial);
  const { found, search, ...state } = usePersonSearch();

  const searchInitial = useEffectEvent(() => initial && void search(initial));
  useEffect(() => void searchInitial(), []);

  return (
    <>
      <Panel title={t('search.title')} className={shared.whole}>
        <Hint>{t('search.hint')}</Hint>
        <SearchForm text={text} onText={setText} onSearch={() => void search(text)} {...state} />
      </Panel>
      {found && (
        <section className={shared.whole} aria-label={t('person.title')}>
          <div role="status">
            <PersonFound
              {...found}
              onChanged={() => void search(text)}
              onFind={(other) => {
                setText(other);
                void search(other);
              }}
            />
          </div>
        </section>
      )}
    </>
  );
}

function usePersonSearch() {
  const { t } = useTranslation('adminPrivacy');
  const notifyFailure = useFailureNotice();
  const [found, setFound] = useState<Found>();
  const [isBusy, setIsBusy] = useState(false);
  const [isWrong, setIsWrong] = useState(false);

  const search = async (asked: string) => {
    setIsWrong(!asked.trim());
    if (!asked.trim()) return;
    setIsBusy(true);
    setFound(undefined);
    try {
      const whom = readWhom(asked);
      setFound({ whom, record: await findPerson(whom) });
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) setIsWrong(true);
      else notifyFailure(t('search.failed'), error);
    } finally {
      setIsBusy(false);
    }
  };

  return { found, search, isBusy, isWrong, forgive: () => setIsWrong(false) };
}

interface SearchFormProps extends Pick<ReturnType<typeof usePersonSearch>, 'isBusy' | 'isWrong' | 'forgive'> {
  text: string;
  onText: (text: string) => void;
  onSearch: () => void;
}

function SearchForm({ text, onText, onSearch, isBusy, isWrong, forgive }: SearchFormProps) {
  const { t } = useTranslation('adminPrivacy');
  const help = (
    <span id="privacy-person-help" role="alert">
      {t('search.invalid')}
    </span>
  );
  return (
    <Form layout="vertical" onFinish={onSearch} autoComplete="off">
      <Form.Item
        label={t('search.label')}
        htmlFor="privacy-person"
        validateStatus={isWrong ? 'error' : undefined}
        help={isWrong ? help : undefined}
      >
        <Flex gap="small">
          <Input
            id="privacy-person"
            dir="ltr"
            value={text}
            enterKeyHint="search"
            aria-invalid={isWrong}
            aria-describedby={isWrong ? 'privacy-person-help' : undefined}
            onChange={({ target }) => {
              onText(target.value);
              forgive();
            }}
          />
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {t(isBusy ? 'search.busy' : 'search.submit')}
          </Button>
        </Flex>
      </Form.Item>
    </Form>
  );
}
