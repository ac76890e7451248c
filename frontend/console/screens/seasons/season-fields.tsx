import type { Rule } from 'antd/es/form';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import { seasonDays, seasonKinds, seasonLimits } from '#contracts/api/season-rules';
import { isDay } from '#contracts/field-kit/calendar';
import { grid } from '../../components/grid.ts';
import { DayInput } from '../../features/days/day-input.tsx';
import type { SeasonValues } from './season-values.ts';

/** The fields of a season, with its rules. */
export function SeasonFields({ isTwice }: { isTwice: () => boolean }) {
  const { t } = useTranslation('adminSeasons');
  const tooLong = { max: seasonLimits.name, message: t('rules.nameTooLong', { count: seasonLimits.name }) };
  const twice: Rule = { validator: () => (isTwice() ? Promise.reject(t('rules.twice')) : Promise.resolve()) };
  return (
    <>
      <div style={grid('16rem', '0 1.25rem')}>
        <Form.Item
          name="ar"
          label={t('fields.ar')}
          required
          rules={[{ required: true, whitespace: true, message: t('rules.nameRequired') }, tooLong, twice]}
          validateFirst
        >
          <Input dir="rtl" lang="ar" aria-required />
        </Form.Item>
        <Form.Item name="en" label={t('fields.en')} extra={t('form.englishHint')} rules={[tooLong]}>
          <EnglishInput />
        </Form.Item>
      </div>
      <Form.Item name="kind" label={t('fields.kind')} required>
        <Select options={seasonKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))} />
      </Form.Item>
      <Days />
    </>
  );
}

/** antd's style for right-to-left pages overrides `dir`. */
const EnglishInput = (input: { id?: string; value?: string }) => (
  <Input {...input} dir="ltr" lang="en" style={{ direction: 'ltr' }} />
);

/** The first and the last day, and the number of days. */
function Days() {
  const { t } = useTranslation('adminSeasons');
  const form = Form.useFormInstance<SeasonValues>();
  const [from, to] = [Form.useWatch('from', form), Form.useWatch('to', form)];
  const period = isDay(from) && isDay(to) && to >= from ? { from, to } : undefined;

  const readable = (name: 'from' | 'to'): Rule => ({
    validator: (_, day?: string) => {
      if (!day) return Promise.reject(t(`rules.${name}Required`));
      return isDay(day) ? Promise.resolve() : Promise.reject(t('rules.unreadable'));
    },
  });
  const inOrder: Rule = {
    validator: (_, to?: string) => {
      const from = form.getFieldValue('from');
      if (!isDay(from) || !isDay(to)) return Promise.resolve();
      if (to < from) return Promise.reject(t('rules.order'));
      const isLong = seasonDays({ from, to }) > seasonLimits.days;
      return isLong ? Promise.reject(t('rules.tooLong', { count: seasonLimits.days })) : Promise.resolve();
    },
  };
  return (
    <div style={grid('16rem', '0 1.25rem')}>
      <Form.Item name="from" label={t('fields.from')} required rules={[readable('from')]}>
        <DayInput aria-required="true" />
      </Form.Item>
      <Form.Item
        name="to"
        label={t('fields.to')}
        required
        rules={[readable('to'), inOrder]}
        validateFirst
        extra={period && t('days', { count: seasonDays(period) })}
      >
        <DayInput aria-required="true" earliest={isDay(from) ? from : undefined} />
      </Form.Item>
    </div>
  );
}
