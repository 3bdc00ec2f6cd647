import '@fontsource-variable/golos-text';
import './style/tokens.css';
import './style/base.css';
import './style/sideways.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applySettings, useSettings } from './settings/settings.ts';
import { watchForUpdates } from './shell/updates.ts';

applySettings(useSettings.getState());
const place = document.getElementById('app');
// The home page is drawn already (prerender/plugin.ts); every other one is drawn here.
if (place?.hasChildNodes()) hydrateRoot(place, <App />);
else if (place !== null) createRoot(place).render(<App />);
void watchForUpdates();
