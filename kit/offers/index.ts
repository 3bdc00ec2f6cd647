export {
  type AnyDomain,
  type AnyFields,
  alternatives,
  fieldChoice,
  settled,
  untyped,
} from '@parlour/kernel';
export * from './choosing.ts';
export * from './use-offers.ts';
export * from './use-why-not.ts';
