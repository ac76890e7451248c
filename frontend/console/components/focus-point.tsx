import AimOutlined from '@ant-design/icons/es/icons/AimOutlined';
import Button from 'antd/es/button';
import type { KeyboardEvent, PointerEvent } from 'react';
import { palette } from '#shared/lib/palette.ts';
import { Hint } from './hint.tsx';

interface Point {
  x: number;
  y: number;
}

interface Props {
  url: string;
  words: {
    /** Names the point, in percent. */
    focus: (at: { across: number; down: number }) => string;
    centre: string;
    /** With the picture that it means. */
    centreNamed: string;
  };
  isDisabled: boolean;
  /** antd's Form.Item sets these. */
  id?: string;
  value?: Point | null;
  onChange?: (point: Point | null) => void;
}

const step = 0.05;
const centre = { x: 0.5, y: 0.5 };
const arrows: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
const percent = (share: number) => Math.round(share * 100);

/** The point of a picture that stays visible when the picture is cut: picked on it, or moved by the arrow keys. */
export function FocusPoint({ url, words, isDisabled, id, value, onChange }: Props) {
  if (!url) return null;
  const { x, y } = value ?? centre;

  const pick = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange?.({ x: within((clientX - left) / width), y: within((clientY - top) / height) });
  };
  const takeKey = (event: KeyboardEvent) => {
    const move = arrows[event.key];
    if (!move) return;
    event.preventDefault();
    onChange?.({ x: within(x + move.x), y: within(y + move.y) });
  };

  return (
    <>
      <button
        type="button"
        id={id}
        disabled={isDisabled}
        aria-label={words.focus({ across: percent(x), down: percent(y) })}
        onPointerUp={pick}
        onKeyDown={takeKey}
        style={{ position: 'relative', display: 'block', padding: 0, border: 0, cursor: 'crosshair', direction: 'ltr' }}
      >
        <img src={url} alt="" style={{ display: 'block', maxInlineSize: '100%', maxBlockSize: '14rem' }} />
        <AimOutlined
          aria-hidden
          style={{
            position: 'absolute',
            insetInlineStart: `${percent(x)}%`,
            insetBlockStart: `${percent(y)}%`,
            padding: '0.125rem',
            borderRadius: 'var(--radius-pill)',
            background: palette.white,
            color: palette.tealDarkest,
            fontSize: 'var(--text-xl)',
            transform: 'translate(-50%, -50%)',
            opacity: value ? 1 : 0.6,
          }}
        />
      </button>
      {value && (
        <Hint>
          <Button
            type="link"
            style={{ paddingInline: 0 }}
            disabled={isDisabled}
            aria-label={words.centreNamed}
            onClick={() => onChange?.(null)}
          >
            {words.centre}
          </Button>
        </Hint>
      )}
    </>
  );
}
