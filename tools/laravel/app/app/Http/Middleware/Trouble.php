<?php

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Storage;
use RuntimeException;

/** What goes wrong on a real server, on request: `artisan trouble exception`, over with `artisan trouble none`. */
class Trouble
{
    public function handle(Request $request, Closure $next)
    {
        switch (Storage::exists('trouble') ? Storage::get('trouble') : 'none') {
            case 'exception':
                throw new RuntimeException('SQLSTATE[HY000] [1045] Access denied (using password: rahasia-basis-data)');
            case 'page':
                $request->headers->set('Accept', 'text/html');
                throw new RuntimeException('rahasia-basis-data');
            case 'notice':
                echo '<br /><b>Notice</b>: Undefined index: harga in <b>Controller.php</b> on line <b>12</b><br />';
                break;
            case 'white':
                exit;
            case 'login':
                return redirect('/login');
            case 'validation':
                $request->validate(['tahun' => 'required|integer']);
                break;
            case 'memory':
                ini_set('memory_limit', '8M');
                str_repeat('x', 64 * 1024 * 1024);
                break;
            case 'null':
                return response()->json(['success' => true, 'data' => null]);
        }

        return $next($request);
    }
}
