<?php

// Debian's packages lie on PHP's include path; what Composer would load of this application is loaded by its namespaces.
require_once 'Illuminate/autoload.php';
require_once 'GuzzleHttp/autoload.php';

spl_autoload_register(function (string $class): void {
    foreach (['App\\' => 'app/', 'Database\\Seeders\\' => 'database/seeders/'] as $namespace => $folder) {
        if (str_starts_with($class, $namespace)) {
            $file = dirname(__DIR__).'/'.$folder.strtr(substr($class, strlen($namespace)), '\\', '/').'.php';
            is_file($file) && require $file;
        }
    }
});

$app = new Illuminate\Foundation\Application(dirname(__DIR__));
$app->singleton(Illuminate\Contracts\Http\Kernel::class, App\Http\Kernel::class);
$app->singleton(Illuminate\Contracts\Console\Kernel::class, App\Console\Kernel::class);
$app->singleton(Illuminate\Contracts\Debug\ExceptionHandler::class, Illuminate\Foundation\Exceptions\Handler::class);

return $app;
