export { importRunEvents, importRunStates } from './import-run-states.ts';
export { importKinds, maxFault, maxPlace, maxRefusals } from './run-shapes.ts';
