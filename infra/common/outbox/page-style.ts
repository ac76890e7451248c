/** Style of the outbox: a list beside the open message; on a phone only one of them. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: light-dark(#17282b, #e9efec); --soft: light-dark(#4a5c5e, #9db3ae);
  --paper: light-dark(#f8f1e4, #0a1a1d); --card: light-dark(#fff, #12282c); --line: light-dark(#e4d8c3, #27403d);
  --accent: light-dark(#17535a, #8fd0c6); --marked: light-dark(#f0f5f4, #1b3a3f); }
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100vh; display: flex; flex-direction: column; font: 16px/1.6 system-ui, sans-serif;
  color: var(--ink); background: var(--paper); }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: end; gap: .75rem 2rem; padding: 1.25rem 1.25rem 1rem; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.3; } h1 a { color: inherit; text-decoration: none; }
header p { margin: 0; color: var(--soft); font-size: .9rem; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
label { color: var(--soft); font-size: .9rem; }
input[type=search], button { min-block-size: 44px; padding-inline: .9rem; font: inherit; border: 1px solid var(--line); border-radius: .6rem; }
input[type=search] { inline-size: min(18rem, 60vw); color: inherit; background: var(--card); }
button { color: light-dark(#fff, #082a30); background: var(--accent); border-color: var(--accent); cursor: pointer; }
form a { padding: .6rem; }
main { flex: 1; display: grid; grid-template-columns: minmax(0, 1fr); padding: 0 1.25rem 1.25rem; }
main > nav p { margin: 0 0 .5rem; color: var(--soft); font-size: .9rem; }
ol { margin: 0; padding: 0; list-style: none; overflow: hidden; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
li + li { border-block-start: 1px solid var(--line); }
li a { display: block; padding: .75rem 1rem; color: inherit; text-decoration: none; }
li a:hover, li a[aria-current] { background: var(--marked); }
li a[aria-current] { box-shadow: inset 4px 0 #e8a033; }
li strong { display: block; font-weight: 600; overflow-wrap: anywhere; }
li span { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; color: var(--soft); font-size: .85rem; overflow-wrap: anywhere; }
article { display: flex; flex-direction: column; min-block-size: 75vh; padding: 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
h2 { margin: 0 0 .5rem; font-size: 1.2rem; overflow-wrap: anywhere; }
dl { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: 0 0 .75rem; font-size: .9rem; }
dl div { display: flex; gap: .4rem; } dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
.tabs { display: flex; gap: .25rem; margin-block-end: .75rem; border-block-end: 1px solid var(--line); }
.tabs a { padding: .65rem 1rem; text-decoration: none; border-block-end: 3px solid transparent; }
.tabs a[aria-current] { color: var(--ink); font-weight: 600; border-color: #e8a033; }
iframe { flex: 1; inline-size: 100%; min-block-size: 30rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff; }
pre { margin: 0; padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); border-radius: .5rem; font-size: .9rem; }
.back { align-self: start; padding-block: .5rem; }
.empty { padding: 3rem 1rem; text-align: center; color: var(--soft); }
@media (max-width: 899px) { .list article, .opened main > nav { display: none; }
  li a[aria-current] { background: none; box-shadow: none; } }
@media (min-width: 900px) { main { grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr); gap: 1.25rem; align-items: start; }
  .back { display: none; } .empty { grid-column: 1 / -1; }
  article { position: sticky; inset-block-start: 1.25rem; min-block-size: calc(100vh - 2.5rem); }
  ol { max-block-size: calc(100vh - 9rem); overflow-y: auto; } }
`;
