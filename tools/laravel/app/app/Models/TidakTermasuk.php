<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

class TidakTermasuk extends Model
{
    protected $guarded = [];
}
