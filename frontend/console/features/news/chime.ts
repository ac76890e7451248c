/** Two short notes, in Hz. */
const notes = [659, 880];
const seconds = 0.18;
/** In milliseconds. A context begins a moment after it is made, in some browsers. */
const patience = 1000;

/** Plays a short, soft sound. A browser plays none until the user has done something on the page. */
export async function chime(): Promise<void> {
  const context = new AudioContext();
  const never = new Promise<false>((resolve) => setTimeout(resolve, patience, false));
  const isAllowed = await Promise.race([context.resume().then(() => true), never]);
  if (!isAllowed) return context.close();
  const volume = new GainNode(context, { gain: 0.12 });
  volume.connect(context.destination);
  const done = notes.map((frequency, index) => {
    const note = new OscillatorNode(context, { frequency });
    note.connect(volume);
    note.start(context.currentTime + index * seconds);
    note.stop(context.currentTime + (index + 1) * seconds);
    return new Promise((resolve) => note.addEventListener('ended', resolve));
  });
  await Promise.all(done);
  await context.close();
}
