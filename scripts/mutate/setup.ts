import fc from 'fast-check';

// A property that fails has noticed the change; looking for the smallest case that fails takes long.
fc.configureGlobal({ endOnFailure: true });
