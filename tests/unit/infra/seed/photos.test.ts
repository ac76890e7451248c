import { expect, it, vi } from 'vitest';

it('renders a photo while the process of the last one is ending', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    // Other tests mock the module, and unit tests share one registry.
    const { renderPhoto } = await vi.importActual<typeof import('../../../../infra/seed/photos.ts')>(
      '../../../../infra/seed/photos.ts',
    );
    const photo = { scene: 'alula', crop: [0, 0, 0.1, 0.1] } as const;
    const draw = () => renderPhoto({ ...photo, crop: [...photo.crop] });
    expect((await draw()).length).toBeGreaterThan(100);
    vi.advanceTimersByTime(60_000);
    expect((await draw()).length).toBeGreaterThan(100);
    vi.advanceTimersByTime(60_000);
  } finally {
    vi.useRealTimers();
  }
}, 60_000);
