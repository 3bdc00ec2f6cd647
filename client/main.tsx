import '@fontsource-variable/golos-text';
import './style/tokens.css';
import './style/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applySettings, useSettings } from './settings/settings.ts';
import { watchForUpdates } from './shell/updates.ts';

applySettings(useSettings.getState());
const place = document.getElementById('app');
if (place !== null) createRoot(place).render(<App />);
void watchForUpdates();
