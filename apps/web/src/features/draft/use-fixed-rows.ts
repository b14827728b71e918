export { useFixedRows } from '../../ui/use-fixed-rows.js';
