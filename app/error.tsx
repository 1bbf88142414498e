'use client'; // Next demands the directive in this very file

export { ErrorView as default } from '@/components/lost/error-view.island';
