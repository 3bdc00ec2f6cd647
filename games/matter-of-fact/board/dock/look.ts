import { classes } from '@parlour/kit/classes.ts';
import buttons from './buttons.module.css';
import dock from './dock.module.css';
import fields from './fields.module.css';
import panel from './panel.module.css';
import parts from './parts.module.css';
import stages from './stages.module.css';

/** The classes of everything in the dock. A file for each subject; no name stands in two of them. */
export const c = classes({ ...buttons, ...dock, ...fields, ...panel, ...parts, ...stages });
